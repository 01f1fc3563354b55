//! The file of a network, byte by byte: `docs/weights.md` tells the same for readers.
//!
//! A line that says what it is, a line of JSON that says what it is made for, the layers, and a checksum of everything before it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::{HeaderFault, WeightsError};
use crate::made_for::MadeFor;

/// The version of the format that is written, and the newest that is read.
pub(crate) const FORMAT: u32 = 1;
/// What a file begins with, before the version.
pub(crate) const BEGINNING: &str = "karata weights ";
/// How long the checksum is.
const CHECKSUM: usize = blake3::OUT_LEN;
/// No network has more layers, and no layer is wider: what is read is never larger than the file.
const MOST_LAYERS: usize = 16;
const WIDEST: usize = 1 << 16;
/// What must be said of a training.
pub(crate) const SAID_OF_TRAINING: [&str; 6] =
    ["command", "seed", "settings", "seconds", "decisions", "date"];

/// What is said of a network before its numbers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// What it is made for.
    #[serde(flatten)]
    pub made_for: MadeFor,
    /// How many values an observation has, how many each hidden layer, and how many go out: one for each letter, then one for
    /// each seat.
    pub widths: Vec<usize>,
    /// By how much a weight may differ from what was learned.
    pub largest_error: f32,
    /// How it was trained: command, seed, settings, seconds, decisions, date, and whatever else is worth knowing.
    pub training: Map<String, Value>,
}

/// A layer as it is written: the weights are whole numbers, to be multiplied by the scale of the value that goes out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Written {
    pub(crate) scales: Vec<f32>,
    pub(crate) biases: Vec<f32>,
    /// For every value that comes in a row with a weight for every value that goes out.
    pub(crate) weights: Vec<i8>,
}

impl Header {
    /// Is the training told, and do the widths fit what it is made for?
    pub(crate) fn check(&self) -> Result<(), WeightsError> {
        let missing = SAID_OF_TRAINING.into_iter().find(|key| !self.training.contains_key(*key));
        if let Some(key) = missing {
            return Err(WeightsError::Training { key });
        }
        self.fault().map_or(Ok(()), |fault| Err(WeightsError::Header(fault)))
    }

    /// What cannot be, if anything.
    fn fault(&self) -> Option<HeaderFault> {
        let MadeFor { seats, planes, letters, .. } = &self.made_for;
        let most = game::MAX_SEATS as u8;
        if *seats > most {
            return Some(HeaderFault::Seats { given: *seats, most });
        }
        if let Some(plane) = planes.iter().find(|plane| plane.scale == 0) {
            return Some(HeaderFault::Scale { plane: plane.name.clone() });
        }
        let [first, .., last] = self.widths[..] else {
            return Some(HeaderFault::Layers { given: 0, most: MOST_LAYERS });
        };
        let layers = self.widths.len() - 1;
        if layers > MOST_LAYERS {
            return Some(HeaderFault::Layers { given: layers, most: MOST_LAYERS });
        }
        let (values, outputs) = (self.made_for.values(), letters.len() + usize::from(*seats));
        if first != values {
            return Some(HeaderFault::Inputs { given: first, needed: values });
        }
        if last != outputs {
            return Some(HeaderFault::Outputs { given: last, needed: outputs });
        }
        let impossible = self.widths.iter().find(|width| !(1..=WIDEST).contains(*width));
        impossible.map(|width| HeaderFault::Width { given: *width, most: WIDEST })
    }

    /// How many bytes the layers have.
    fn bytes_of_layers(&self) -> usize {
        self.widths.windows(2).map(|pair| pair[0] * pair[1] + 2 * size_of::<f32>() * pair[1]).sum()
    }
}

/// The file of a network.
pub(crate) fn write(header: &Header, layers: &[Written]) -> Vec<u8> {
    let mut bytes = format!("{BEGINNING}{FORMAT}\n").into_bytes();
    serde_json::to_writer(&mut bytes, header).expect("a header can be written");
    bytes.push(b'\n');
    for layer in layers {
        for number in layer.scales.iter().chain(&layer.biases) {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(layer.weights.iter().map(|weight| weight.cast_unsigned()));
    }
    let checksum = blake3::hash(&bytes);
    bytes.extend(checksum.as_bytes());
    bytes
}

/// Reads a file, whatever game it is made for.
pub(crate) fn read(bytes: &[u8]) -> Result<(Header, Vec<Written>), WeightsError> {
    let after = |line: &[u8]| bytes.get(line.len() + 1..).unwrap_or_default();
    let first = until_newline(bytes);
    let format = first.and_then(|line| line.strip_prefix(BEGINNING.as_bytes()));
    let format = format.and_then(|format| std::str::from_utf8(format).ok()?.parse::<u32>().ok());
    let (Some(first), Some(format)) = (first, format) else {
        let found = &bytes[..bytes.len().min(BEGINNING.len())];
        return Err(WeightsError::NotWeights { found: String::from_utf8_lossy(found).trim_end().to_owned() });
    };
    if format > FORMAT {
        return Err(WeightsError::Newer { format });
    }
    let line = until_newline(after(first)).ok_or(WeightsError::HeaderCut { given: bytes.len() })?;
    let header = serde_json::from_slice::<Header>(line);
    let beginning = first.len() + line.len() + 2;
    if let Ok(header) = &header
        && header.check().is_ok()
    {
        let needed = beginning + header.bytes_of_layers() + CHECKSUM;
        if bytes.len() < needed {
            return Err(WeightsError::Cut { given: bytes.len(), needed });
        }
    }
    let Some((body, written)) = bytes.split_last_chunk::<CHECKSUM>() else {
        return Err(WeightsError::HeaderCut { given: bytes.len() });
    };
    let (written, found) = (blake3::Hash::from_bytes(*written), blake3::hash(body));
    if written != found {
        let told = |hash: blake3::Hash| hash.to_hex()[..8].to_owned();
        return Err(WeightsError::Altered { written: told(written), found: told(found) });
    }
    let header =
        header.map_err(|error| WeightsError::Header(HeaderFault::Unreadable { why: error.to_string() }))?;
    header.check()?;
    let mut rest = body.get(beginning..).unwrap_or_default();
    let needed = header.bytes_of_layers();
    if rest.len() != needed {
        return Err(WeightsError::Header(HeaderFault::Bytes { given: rest.len(), needed }));
    }
    let layers = header.widths.windows(2).map(|pair| take_layer(&mut rest, pair[0], pair[1])).collect();
    Ok((header, layers))
}

fn until_newline(bytes: &[u8]) -> Option<&[u8]> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some(&bytes[..end])
}

/// The next layer: its length is known to be there.
fn take_layer(rest: &mut &[u8], inputs: usize, outputs: usize) -> Written {
    let mut take = |count: usize| {
        let (taken, left) = rest.split_at(count);
        *rest = left;
        taken
    };
    let (scales, biases) =
        (floats(take(outputs * size_of::<f32>())), floats(take(outputs * size_of::<f32>())));
    let weights = take(inputs * outputs).iter().map(|weight| weight.cast_signed()).collect();
    Written { scales, biases, weights }
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect()
}
