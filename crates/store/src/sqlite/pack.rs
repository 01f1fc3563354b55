/// Puts a short name and a body at the end of a pack: a byte and the name, four bytes and the body.
pub fn pack(pack: &mut Vec<u8>, name: &[u8], body: &[u8]) {
    let short = u8::try_from(name.len()).expect("keys and names have at most 64 bytes");
    pack.push(short);
    pack.extend_from_slice(name);
    pack.extend_from_slice(&(body.len() as u32).to_le_bytes());
    pack.extend_from_slice(body);
}

/// What was packed, in order; `None` in place of the first thing that is cut off.
pub fn unpack(mut rest: &[u8]) -> impl Iterator<Item = Option<(&[u8], &[u8])>> {
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let next = first(rest);
        rest = next.map_or(&[], |(_, rest)| rest);
        Some(next.map(|(pair, _)| pair))
    })
}

type Pair<'a> = (&'a [u8], &'a [u8]);

fn first(pack: &[u8]) -> Option<(Pair<'_>, &[u8])> {
    let (short, rest) = pack.split_first()?;
    let (name, rest) = rest.split_at_checked(usize::from(*short))?;
    let (length, rest) = rest.split_first_chunk()?;
    let (body, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    Some(((name, body), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_and_a_cut_is_noticed() {
        let long = vec![7; 70_000];
        let pairs: [(&[u8], &[u8]); 3] = [(b"a", b""), (b"bc", &long), (b"d", b"end")];
        let mut packed = Vec::new();
        for (name, body) in pairs {
            pack(&mut packed, name, body);
        }
        assert_eq!(unpack(&packed).collect::<Option<Vec<_>>>().unwrap(), pairs);
        for cut in [1, 2, 5, 100, packed.len() - 1] {
            assert_eq!(unpack(&packed[..cut]).last(), Some(None), "cut at {cut}");
        }
    }
}
