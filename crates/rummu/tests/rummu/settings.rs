use game::Goal;
use rummu::config::{ComingOut, Teams};

use crate::scene::build;

#[test]
fn the_defaults() {
    let game = build(4, "").expect("valid");
    let settings = game.settings();
    assert_eq!((settings.teams, settings.coming_out), (Teams::Off, ComingOut::One));
    assert_eq!(settings.goal, Goal::Total { points: 200, most_hands: 100 });
}

#[test]
fn rum_2_what_does_not_go_together_is_refused() {
    for seats in [3, 5] {
        let error = build(seats, "teams=on").expect_err("an odd number of players");
        assert_eq!(error, format!("teams-seats(seats={seats})"));
    }
    assert_eq!(build(2, "").expect_err("two"), "seats-out-of-range(seats=2, min=3, max=6)");
    assert_eq!(build(7, "").expect_err("seven"), "seats-out-of-range(seats=7, min=3, max=6)");
    let error = build(4, "teams=three").expect_err("no such value");
    assert_eq!(error, "setting-value-unknown(key=teams, value=three, allowed=off|on)");
    assert!(build(4, "together=maybe").expect_err("no such value").contains("allowed=on|off"));
    assert!(build(4, "total=0").expect_err("no such value").contains("allowed=1–10000"));
}
