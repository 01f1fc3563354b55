use game::{Observe, Spell};
use net::{MadeFor, Network};
use toys::leduc::Leduc;

use crate::{layers, packed};

fn widths(hidden: &[usize]) -> Vec<usize> {
    let outputs = Leduc::letter_count() + 2;
    [Leduc::value_count()].iter().chain(hidden).copied().chain([outputs]).collect()
}

/// What the layers say, worked out with weights as the file has them, in double precision.
fn plainly(layers: &[(Vec<f32>, Vec<f32>)], inputs: Vec<f64>) -> Vec<f64> {
    let mut values = inputs;
    for (number, (weights, biases)) in layers.iter().enumerate() {
        let rows = weights.chunks_exact(values.len()).zip(biases);
        let out = rows.map(|(row, bias)| {
            let scale = row.iter().fold(0.0f32, |largest, weight| largest.max(weight.abs())) / 127.0;
            let whole = row.iter().map(|weight| f64::from((weight / scale).round_ties_even()));
            whole.zip(&values).map(|(weight, value)| weight * value).sum::<f64>() * f64::from(scale)
                + f64::from(*bias)
        });
        let last = number + 1 == layers.len();
        values = out.map(|value| if last { value } else { value.max(0.0) }).collect();
    }
    values
}

#[test]
fn a_network_says_what_plain_arithmetic_says() {
    let made_for = MadeFor::of::<Leduc>();
    // Widths beyond a block of sums, of a whole number of blocks, and no hidden layer at all.
    for hidden in [&[70, 130][..], &[64, 128, 64], &[]] {
        let layers = layers(&widths(hidden));
        let network =
            Network::read(&packed(&made_for, &layers).expect("it fits"), &made_for).expect("it fits");
        let scales: Vec<u8> = Leduc::planes()
            .iter()
            .flat_map(|plane| std::iter::repeat_n(plane.scale, plane.shape.iter().product()))
            .collect();
        let mut scratch = network.scratch();
        for round in 0..20 {
            let observation: Vec<u8> = scales
                .iter()
                .enumerate()
                .map(
                    |(place, &scale)| {
                        if (place + round).is_multiple_of(3) { scale } else { (round % 2) as u8 }
                    },
                )
                .collect();
            let inputs = observation.iter().zip(&scales);
            let inputs = inputs.map(|(&value, &scale)| f64::from(value) / f64::from(scale)).collect();
            let expected = plainly(&layers, inputs);
            let said = network.ask(&observation, &mut scratch);
            assert_eq!((said.letters.len(), said.hopes.len()), (Leduc::letter_count(), 2));
            for (said, expected) in said.letters.iter().chain(said.hopes).zip(expected) {
                assert!((f64::from(*said) - expected).abs() < 1e-4, "{said} is not {expected}");
            }
        }
    }
}

#[test]
fn what_whole_numbers_cost_is_measured() {
    let made_for = MadeFor::of::<Leduc>();
    let layers = layers(&widths(&[32]));
    let network = Network::read(&packed(&made_for, &layers).expect("it fits"), &made_for).expect("it fits");
    let largest =
        layers.iter().flat_map(|(weights, _)| weights).fold(0.0f32, |most, weight| most.max(weight.abs()));
    let error = network.header().largest_error;
    assert!(error > 0.0 && error <= largest / 127.0 / 2.0 * 1.001, "{error} of {largest}");
}

/// More rows than whole numbers of 16 bits can add up at once.
#[test]
fn many_ones_do_not_overflow() {
    let mut made_for = MadeFor::of::<Leduc>();
    made_for.planes[1].shape = vec![2000];
    let outputs = Leduc::letter_count() + 2;
    let layers = [(vec![0.5; made_for.values() * outputs], vec![0.25; outputs])];
    let network = Network::read(&packed(&made_for, &layers).expect("it fits"), &made_for).expect("it fits");
    let values = made_for.values();
    let mut observation = vec![0; values];
    let begin = Leduc::letter_count();
    observation[begin..begin + 2000].fill(made_for.planes[1].scale);
    let mut scratch = network.scratch();
    let said = network.ask(&observation, &mut scratch).letters[0];
    assert!((said - 1000.25).abs() < 0.01, "{said}");
}
