use std::collections::BTreeMap;

use game::Data;

/// Everything that files declare, by file and name.
pub struct Declared {
    types: BTreeMap<(String, String), Declaration>,
}

struct Declaration {
    parameters: Vec<String>,
    of: Type,
}

#[derive(Clone)]
enum Type {
    /// `number`, `string`, `boolean`, `null`, `never`.
    Plain(String),
    /// Exactly this text.
    Literal(String),
    Array(Box<Type>),
    Tuple(Vec<Type>),
    /// Any names, with values of one type.
    Map(Box<Type>),
    /// Exactly these names.
    Object(Vec<Field>),
    OneOf(Vec<Type>),
    /// A type of a file, with its arguments, or a parameter.
    Named {
        file: String,
        name: String,
        arguments: Vec<Type>,
    },
}

#[derive(Clone)]
struct Field {
    name: String,
    optional: bool,
    of: Type,
}

impl Declared {
    /// Reads files: names and texts.
    pub fn read(files: &[(String, String)]) -> Declared {
        let mut types = BTreeMap::new();
        for (name, text) in files {
            Reader::new(name.trim_end_matches(".ts"), text).read(&mut types);
        }
        Declared { types }
    }

    /// The value is of this type.
    pub fn check(&self, file: &str, name: &str, value: &Data) {
        if let Some(flaw) = self.flaw(file, name, value) {
            panic!("it is no {name} of {file}.ts: {flaw}");
        }
    }

    /// Why a value is not of this type.
    pub fn flaw(&self, file: &str, name: &str, value: &Data) -> Option<String> {
        let of = Type::Named { file: file.to_owned(), name: name.to_owned(), arguments: Vec::new() };
        self.flaw_of(&of, value)
    }

    fn flaw_of(&self, of: &Type, value: &Data) -> Option<String> {
        let wrong = || Some(format!("{} is not {}", plain(value), of.sort()));
        match (of, value) {
            (Type::Plain(name), _) => (name != plain(value)).then(wrong).flatten(),
            (Type::Literal(text), _) => (value.as_str() != Some(text)).then(wrong).flatten(),
            (Type::Array(of), Data::Array(values)) => values.iter().find_map(|value| self.flaw_of(of, value)),
            (Type::Tuple(types), Data::Array(values)) if types.len() == values.len() => {
                types.iter().zip(values).find_map(|(of, value)| self.flaw_of(of, value))
            }
            (Type::Map(of), Data::Object(map)) => map.values().find_map(|value| self.flaw_of(of, value)),
            (Type::Object(fields), Data::Object(map)) => {
                let unknown = map.keys().find(|key| fields.iter().all(|field| field.name != **key));
                let unknown = unknown.map(|key| format!("{key} is not declared"));
                unknown.or_else(|| {
                    fields.iter().find_map(|field| self.flaw_of_field(field, map.get(&field.name)))
                })
            }
            (Type::OneOf(types), _) => {
                let flaws: Option<Vec<String>> = types.iter().map(|of| self.flaw_of(of, value)).collect();
                flaws.map(|flaws| format!("none of ({})", flaws.join("; ")))
            }
            (Type::Named { file, name, arguments }, _) => {
                let Some(declaration) = self.types.get(&(file.clone(), name.clone())) else {
                    return Some(format!("{name} is not declared in {file}.ts"));
                };
                if declaration.parameters.is_empty() {
                    return self.flaw_of(&declaration.of, value);
                }
                let bound: BTreeMap<&str, &Type> =
                    declaration.parameters.iter().map(String::as_str).zip(arguments).collect();
                self.flaw_of(&declaration.of.with(&bound), value)
            }
            (Type::Array(_) | Type::Tuple(_) | Type::Map(_) | Type::Object(_), _) => wrong(),
        }
    }

    fn flaw_of_field(&self, field: &Field, value: Option<&Data>) -> Option<String> {
        match value {
            None if field.optional => None,
            None => Some(format!("{} is missing", field.name)),
            Some(value) => self.flaw_of(&field.of, value).map(|flaw| format!("{}: {flaw}", field.name)),
        }
    }
}

/// What `typeof` would nearly say.
fn plain(value: &Data) -> &'static str {
    match value {
        Data::Null => "null",
        Data::Bool(_) => "boolean",
        Data::Number(_) => "number",
        Data::String(_) => "string",
        Data::Array(_) => "array",
        Data::Object(_) => "object",
    }
}

impl Type {
    /// In a word, for messages.
    fn sort(&self) -> &str {
        match self {
            Type::Plain(name) | Type::Literal(name) | Type::Named { name, .. } => name,
            Type::Array(_) => "an array",
            Type::Tuple(_) => "a tuple",
            Type::Map(_) => "a map",
            Type::Object(_) => "such an object",
            Type::OneOf(_) => "one of these",
        }
    }

    /// The type with its parameters replaced.
    fn with(&self, bound: &BTreeMap<&str, &Type>) -> Type {
        let all = |types: &[Type]| types.iter().map(|of| of.with(bound)).collect();
        match self {
            Type::Plain(_) | Type::Literal(_) => self.clone(),
            Type::Array(of) => Type::Array(Box::new(of.with(bound))),
            Type::Map(of) => Type::Map(Box::new(of.with(bound))),
            Type::Tuple(types) => Type::Tuple(all(types)),
            Type::OneOf(types) => Type::OneOf(all(types)),
            Type::Object(fields) => {
                let fields = fields.iter().map(|field| Field { of: field.of.with(bound), ..field.clone() });
                Type::Object(fields.collect())
            }
            Type::Named { file, name, arguments } => match bound.get(name.as_str()) {
                Some(of) => (*of).clone(),
                None => Type::Named { file: file.clone(), name: name.clone(), arguments: all(arguments) },
            },
        }
    }
}

/// Reads one file, word by word.
struct Reader {
    file: String,
    /// Where the names come from that other files declare.
    imports: BTreeMap<String, String>,
    words: std::iter::Peekable<std::vec::IntoIter<String>>,
}

impl Reader {
    fn new(file: &str, text: &str) -> Reader {
        let words = words(text).into_iter().peekable();
        Reader { file: file.to_owned(), imports: BTreeMap::new(), words }
    }

    fn read(mut self, types: &mut BTreeMap<(String, String), Declaration>) {
        while let Some(word) = self.words.next() {
            self.expect("type");
            if word == "import" {
                self.import();
                continue;
            }
            let name = self.word();
            let parameters = self.parameters();
            self.expect("=");
            let of = self.union();
            self.expect(";");
            types.insert((self.file.clone(), name), Declaration { parameters, of });
        }
    }

    fn import(&mut self) {
        self.expect("{");
        let mut names = Vec::new();
        while !self.takes("}") {
            names.push(self.word());
            self.takes(",");
        }
        self.expect("from");
        let home = self.word().trim_matches('"').trim_start_matches("./").to_owned();
        self.expect(";");
        self.imports.extend(names.into_iter().map(|name| (name, home.clone())));
    }

    /// Parameters, whose usual values do not matter here.
    fn parameters(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        if self.takes("<") {
            while !self.takes(">") {
                names.push(self.word());
                if self.takes("=") {
                    self.union();
                }
                self.takes(",");
            }
        }
        names
    }

    fn union(&mut self) -> Type {
        let mut types = vec![self.one()];
        while self.takes("|") {
            types.push(self.one());
        }
        if types.len() == 1 { types.remove(0) } else { Type::OneOf(types) }
    }

    fn one(&mut self) -> Type {
        let word = self.word();
        match word.as_str() {
            "number" | "string" | "boolean" | "null" | "never" => Type::Plain(word),
            "{" if self.takes("[") => {
                for word in ["key", "in", "string", "]", ":"] {
                    self.expect(word);
                }
                let of = self.union();
                self.expect("}");
                Type::Map(Box::new(of))
            }
            "{" => Type::Object(self.fields()),
            "[" => Type::Tuple(self.list("]")),
            "Array" => {
                self.expect("<");
                Type::Array(Box::new(self.list(">").remove(0)))
            }
            text if text.starts_with('"') => Type::Literal(text.trim_matches('"').to_owned()),
            _ => {
                assert!(word.starts_with(char::is_alphabetic), "`{word}` where a type should be");
                let arguments = if self.takes("<") { self.list(">") } else { Vec::new() };
                let file = self.imports.get(&word).unwrap_or(&self.file).clone();
                Type::Named { file, name: word, arguments }
            }
        }
    }

    fn fields(&mut self) -> Vec<Field> {
        let mut fields = Vec::new();
        while !self.takes("}") {
            let name = self.word().trim_matches('"').to_owned();
            let optional = self.takes("?");
            self.expect(":");
            fields.push(Field { name, optional, of: self.union() });
            self.takes(",");
        }
        fields
    }

    fn list(&mut self, end: &str) -> Vec<Type> {
        let mut types = Vec::new();
        while !self.takes(end) {
            types.push(self.union());
            self.takes(",");
        }
        types
    }

    fn word(&mut self) -> String {
        self.words.next().unwrap_or_else(|| panic!("{}.ts ends too early", self.file))
    }

    fn takes(&mut self, wanted: &str) -> bool {
        self.words.next_if(|word| word == wanted).is_some()
    }

    fn expect(&mut self, wanted: &str) {
        let word = self.word();
        assert_eq!(word, wanted, "in {}.ts", self.file);
    }
}

/// The words of a text: names, texts in quotes, and single signs. Comments are left out.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let name = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n'),
            '/' => rest.find("*/").map(|end| end + 2),
            '"' => rest[1..].find('"').map(|end| end + 2),
            _ => name.map(|end| end.max(first.len_utf8())),
        };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        if first != '/' {
            words.push(word.to_owned());
        }
        rest = after.trim_start();
    }
    words
}
