//! Single rules out of the page of rules.

/// The list item of a page of rules that defines a clause such as `SER.34`, without its marks. Case does not
/// matter.
pub fn clause(page: &str, name: &str) -> Option<String> {
    let head = format!("- **{}**", name.to_ascii_uppercase());
    let mut lines = page.lines().skip_while(|line| !line.starts_with(&head));
    let first = lines.next()?.trim_start_matches("- ");
    let more = lines.take_while(|line| line.starts_with(' ') && !line.trim().is_empty());
    let text: Vec<&str> = std::iter::once(first).chain(more.map(str::trim)).collect();
    Some(text.join(" ").replace("**", ""))
}

/// The names of all clauses of a page, in its order.
pub fn clauses(page: &str) -> Vec<&str> {
    page.lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once("**").map(|(name, _)| name))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Game\n\n- **GAM.1** First rule,\n  on two lines.\n- **GAM.10** Tenth.\n\nText.\n";

    #[test]
    fn a_clause_is_its_whole_list_item() {
        assert_eq!(clause(PAGE, "gam.1").as_deref(), Some("GAM.1 First rule, on two lines."));
        assert_eq!(clause(PAGE, "GAM.10").as_deref(), Some("GAM.10 Tenth."));
        assert_eq!(clause(PAGE, "GAM.2"), None);
        assert_eq!(clauses(PAGE), ["GAM.1", "GAM.10"]);
    }
}
