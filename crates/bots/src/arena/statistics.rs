//! Means and how sure they are.

/// A mean over deals and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean; 0 if there was nothing to count.
    pub mean: f64,
    /// How far the interval reaches on either side, by Student's t; nothing with fewer than two deals.
    pub margin: Option<f64>,
}

impl Estimate {
    /// The ends of the 95 % interval.
    pub fn interval(&self) -> Option<[f64; 2]> {
        self.margin.map(|margin| [self.mean - margin, self.mean + margin])
    }

    /// Is zero outside the interval?
    pub fn is_clear_of_zero(&self) -> bool {
        self.margin.is_some_and(|margin| self.mean.abs() > margin)
    }
}

/// Values seen one after the other, of which only mean and spread are kept (Welford).
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sample {
    count: u64,
    mean: f64,
    /// The sum of the squared distances from the mean.
    squares: f64,
}

impl Sample {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    pub(super) fn estimate(&self) -> Estimate {
        let margin = (self.count > 1).then(|| {
            let freedom = (self.count - 1) as f64;
            student_t(self.count - 1) * (self.squares / freedom / self.count as f64).sqrt()
        });
        Estimate { mean: self.mean, margin }
    }
}

/// How many standard errors the 95 % interval reaches on either side, with so many degrees of freedom.
fn student_t(freedom: u64) -> f64 {
    const FEW: [f64; 4] = [12.706_205, 4.302_653, 3.182_446, 2.776_445];
    if let Some(known) = FEW.get(freedom as usize - 1) {
        return *known;
    }
    // The expansion in 1/ν about the normal distribution, Abramowitz and Stegun 26.7.5; it is 0.0003 off at ν = 5 and
    // less beyond.
    let z = 1.959_963_985_f64;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
        (79.0 * z.powi(9) + 776.0 * z.powi(7) + 1482.0 * z.powi(5) - 1920.0 * z.powi(3) - 945.0 * z)
            / 92_160.0,
    ];
    let nu = freedom as f64;
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / nu) + z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_one_computed_by_hand() {
        // 2, 4, 4, 6: mean 4, variance 8/3, standard error √(2/3), t with 3 degrees of freedom 3.182446.
        let mut sample = Sample::default();
        for value in [2.0, 4.0, 4.0, 6.0] {
            sample.add(value);
        }
        let estimate = sample.estimate();
        assert!((estimate.mean - 4.0).abs() < 1e-12);
        let margin = estimate.margin.expect("four values");
        assert!((margin - 2.598_456).abs() < 1e-5, "{margin}");
        assert!(estimate.is_clear_of_zero());
    }

    #[test]
    fn the_quantiles_are_those_of_the_tables() {
        let known = [
            (1, 12.706),
            (4, 2.776),
            (5, 2.571),
            (6, 2.447),
            (9, 2.262),
            (29, 2.045),
            (99, 1.984),
            (999, 1.962),
        ];
        for (freedom, quantile) in known {
            assert!((student_t(freedom) - quantile).abs() < 8e-4, "{freedom}: {}", student_t(freedom));
        }
        assert!((student_t(1_000_000_000) - 1.959_964).abs() < 1e-5);
    }

    #[test]
    fn one_value_has_no_interval() {
        let mut sample = Sample::default();
        assert_eq!(sample.estimate(), Estimate { mean: 0.0, margin: None });
        sample.add(3.0);
        assert_eq!(sample.estimate(), Estimate { mean: 3.0, margin: None });
        assert!(!sample.estimate().is_clear_of_zero());
    }
}
