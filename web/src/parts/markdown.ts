/** A run of words. `clause` is a number of the rules that is mentioned, such as MU.32. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'clause'; clause: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** A point of a list; in the rules each has the number of its clause. */
export type Item = { clause: string | null; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

/** Texts of our own in the part of Markdown that they are written in; what is not understood stays as it was written. */
export function parse(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  const line = (): string => lines[at] ?? '';
  while (at < lines.length) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line());
    if (line().trim() === '') {
      at += 1;
    } else if (heading !== null) {
      const children = inline(heading[2] ?? '');
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length, id: slug(plain(children)), children });
      at += 1;
    } else if (line().startsWith('|') && /^\|[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? '')) {
      const head = cells(line());
      const rows: Inline[][][] = [];
      for (at += 2; line().startsWith('|'); at += 1) rows.push(cells(line()));
      blocks.push({ kind: 'table', head, rows });
    } else if (POINT.test(line())) {
      const ordered = /^\d/.test(line());
      const points: string[] = [];
      for (; POINT.test(line()) || /^\s+\S/.test(line()); at += 1) {
        const point = POINT.exec(line());
        if (point !== null) points.push(point[1] ?? '');
        else points.push(`${points.pop() ?? ''} ${line().trim()}`);
      }
      blocks.push({ kind: 'list', ordered, items: points.map(item) });
    } else {
      const words: string[] = [];
      for (; line().trim() !== '' && (words.length === 0 || !BEGINS.test(line())); at += 1) words.push(line().trim());
      blocks.push({ kind: 'paragraph', children: inline(words.join(' ')) });
    }
  }
  return blocks;
}

const POINT = /^(?:[-*]|\d+[.)]) +(.*)$/;
const BEGINS = /^(?:#{1,6} |\||[-*] |\d+[.)] )/;
const CLAUSE = '[A-Z]{2,8}\\.\\d+[a-z]?';
const RUN = new RegExp(`\`([^\`]+)\`|\\*\\*(.+?)\\*\\*|\\*([^*\\s](?:[^*]*[^*\\s])?)\\*|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\b(${CLAUSE})\\b`);

function item(text: string): Item {
  const [, clause, rest] = new RegExp(`^\\*\\*(${CLAUSE})\\*\\*\\s*(.*)$`).exec(text) ?? [];
  return clause === undefined ? { clause: null, children: inline(text) } : { clause, children: inline(rest ?? '') };
}

function cells(line: string): Inline[][] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));
}

function inline(text: string): Inline[] {
  const children: Inline[] = [];
  let rest = text;
  for (let found = RUN.exec(rest); found !== null; found = RUN.exec(rest)) {
    const [all, code, strong, em, label, href, clause] = found;
    if (found.index > 0) children.push({ kind: 'text', text: rest.slice(0, found.index) });
    rest = rest.slice(found.index + all.length);
    if (code !== undefined) children.push({ kind: 'code', text: code });
    else if (strong !== undefined) children.push({ kind: 'strong', children: inline(strong) });
    else if (em !== undefined) children.push({ kind: 'em', children: inline(em) });
    else if (clause !== undefined) children.push({ kind: 'clause', clause });
    else if (isSafe(href ?? '')) children.push({ kind: 'link', href: href ?? '', children: inline(label ?? '') });
    else children.push({ kind: 'text', text: label ?? '' });
  }
  if (rest !== '') children.push({ kind: 'text', text: rest });
  return children;
}

/** A link may lead to a page, and run nothing. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/|\/(?!\/)|#|\.{0,2}\/?[\w-]+(?:[./#?]|$))/.test(href) && !/^[\w-]+:(?!\/\/)/.test(href);

/** The words alone, to search in and to name things by. */
export function plain(children: readonly Inline[]): string {
  return children
    .map((run) => (run.kind === 'text' || run.kind === 'code' ? run.text : run.kind === 'clause' ? run.clause : plain(run.children)))
    .join('');
}

const slug = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** The chapters of a text: what stands before the first heading of the second level, and then each with its heading. */
export function chapters(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts.filter((part) => part.length > 0);
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What has all these words: points and rows one by one, and the headings that they stand under. */
export function matching(blocks: readonly Block[], words: string): Block[] {
  const wanted = folded(words).split(/\s+/).filter((word) => word !== '');
  const has = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  if (wanted.length === 0) return [...blocks];
  return chapters(blocks).flatMap((chapter) => {
    const found = chapter.flatMap((block): Block[] => {
      switch (block.kind) {
        case 'heading':
          return [];
        case 'paragraph':
          return has(plain(block.children)) ? [block] : [];
        case 'list': {
          const items = block.items.filter(({ clause, children }) => has(`${clause ?? ''} ${plain(children)}`));
          return items.length > 0 ? [{ ...block, items }] : [];
        }
        case 'table': {
          const rows = block.rows.filter((row) => has(row.map(plain).join(' ')));
          return rows.length > 0 ? [{ ...block, rows }] : [];
        }
      }
    });
    const [first] = chapter;
    return found.length > 0 && first?.kind === 'heading' ? [first, ...found] : found;
  });
}
