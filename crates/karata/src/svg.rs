//! What pictures have in common.

use std::fmt::Write;

/// The colours of all pictures: the table, what is written on it, and what stands out.
pub(crate) const TABLE: &str = "#1D1611";
pub(crate) const INK: &str = "#FBF5E6";
pub(crate) const ACCENT: &str = "#F4B62E";
/// Of lines that only help to read.
pub(crate) const FAINT: &str = "#E6D9C3";

/// The beginning of a picture: its size, its title and a heading, for those who see it and those who hear it.
pub(crate) fn begin((width, height): (f64, f64), left: f64, title: &str, heading: &str) -> String {
    let [title, heading] = [title, heading].map(escaped);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" font-family=\"system-ui, sans-serif\" fill=\"{INK}\">\n\
         <title>{title}. {heading}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{TABLE}\"/>\n\
         <text x=\"{left}\" y=\"34\" font-size=\"22\" font-weight=\"700\">{title}</text>\n\
         <text x=\"{left}\" y=\"60\" font-size=\"16\">{heading}</text>\n"
    )
}

/// One element more.
pub(crate) fn line(svg: &mut String, element: &str) {
    writeln!(svg, "{element}").expect("a string takes everything");
}

/// Text as it may stand in a picture.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
