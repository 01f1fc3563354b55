use serengeti::card::{Card, CardSet, TABLE, Tribe, read_table};

fn table_with(line: usize, text: &str) -> String {
    let mut lines: Vec<&str> = TABLE.lines().collect();
    lines[line - 1] = text;
    lines.join("\n")
}

fn refusal(table: &str) -> String {
    read_table(table).expect_err("a broken table").to_string()
}

#[test]
fn ser_1_six_tribes_of_five_and_each_number_three_times() {
    let cards = read_table(TABLE).expect("the table in use");
    assert_eq!(cards.count(), 30);
    assert_eq!(cards, CardSet::USUAL);
    for tribe in Tribe::ALL {
        assert_eq!(cards.of_tribe(tribe), 5);
    }
    for number in 0..10 {
        assert_eq!(cards.of_number(number), 3, "number {number}");
    }
}

#[test]
fn ser_1_a_number_twice_in_a_tribe_is_refused() {
    let table = table_with(1, "Nuba 0 0 4 8 9");
    assert_eq!(refusal(&table), "cards-number-twice-in-tribe(line=1, number=0, name=Nuba)");
}

#[test]
fn ser_1_a_number_not_on_three_cards_is_refused() {
    let table = table_with(6, "Samburu 2 3 4 6 7");
    assert_eq!(refusal(&table), "cards-number-not-three(number=7, count=4)");
}

#[test]
fn ser_1_a_tribe_without_five_cards_is_refused() {
    assert_eq!(refusal(&table_with(2, "Massai 1 2 3 7")), "cards-not-five(line=2, name=Massai, count=4)");
    assert_eq!(refusal(&table_with(2, "Nuba 1 2 3 7 9")), "cards-tribe-twice(line=2, name=Nuba)");
    assert_eq!(refusal(&table_with(2, "")), "cards-tribe-missing(name=Massai)");
    assert_eq!(refusal(&table_with(3, "Bantu 0 2 5 6 10")), "cards-not-a-number(line=3, text=10)");
    let unknown = refusal(&table_with(4, "Zulu 1 4 5 6 7"));
    assert!(unknown.starts_with("cards-unknown-tribe(line=4, name=Zulu"), "{unknown}");
}

#[test]
fn ser_2_every_two_tribes_share_exactly_two_numbers() {
    let cards = read_table(TABLE).expect("the table in use");
    let digits = |tribe: Tribe| -> u16 {
        cards.iter().filter(|card| card.tribe() == tribe).map(|card| 1 << card.number()).sum()
    };
    for one in Tribe::ALL {
        for other in Tribe::ALL.into_iter().filter(|other| *other != one) {
            assert_eq!((digits(one) & digits(other)).count_ones(), 2, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn ser_2_the_table_can_be_replaced() {
    // Nuba and Samburu change places, on one line and with a remark.
    let table = "nuba 2 3 4 6 8; Massai 1 2 3 7 9; Bantu 0 2 5 6 9; Nandi 1 4 5 6 7; Tonga 0 3 5 7 8;\
                 Samburu 0 1 4 8 9 # from my box";
    let cards = read_table(table).expect("a valid table");
    assert!(cards.has(Card::new(Tribe::Nuba, 2)) && !cards.has(Card::new(Tribe::Nuba, 0)));
}

#[test]
fn a_set_of_cards_counts_tribes_numbers_and_digits() {
    let set: CardSet = ["N4", "M3", "S4", "T0"].into_iter().filter_map(Card::read).collect();
    assert_eq!((set.count(), set.sum()), (4, 11));
    assert_eq!((set.of_number(4), set.of_number(5), set.of_tribe(Tribe::Tonga)), (2, 0, 1));
    assert_eq!(set.digits(), 1 | 1 << 3 | 1 << 4);
}
