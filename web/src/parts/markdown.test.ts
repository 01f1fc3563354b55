import { describe, expect, it } from 'vitest';
import { chapters, matching, parse, plain } from './markdown';

describe('parse', () => {
  it('knows headings, paragraphs over several lines, and lists whose points go on', () => {
    const blocks = parse('# Mü\n\nOne line\nand another.\n\n- **MU.1** first\n  goes on\n- second\n\n1. one\n2. two\n');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list']);
    expect(blocks[0]).toMatchObject({ level: 1, id: 'mu' });
    expect(blocks[1]).toEqual({ kind: 'paragraph', children: [{ kind: 'text', text: 'One line and another.' }] });
    expect(blocks[2]).toMatchObject({ ordered: false, items: [{ clause: 'MU.1', children: [{ text: 'first goes on' }] }, { clause: null }] });
    expect(blocks[3]).toMatchObject({ ordered: true });
  });

  it('knows tables', () => {
    const [table] = parse('| move | meaning |\n| --- | --- |\n| `pass` | nothing (MU.10) |\n');
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'move' }], [{ text: 'meaning' }]] });
    expect(table?.kind === 'table' && table.rows[0]?.[1]).toEqual([
      { kind: 'text', text: 'nothing (' },
      { kind: 'clause', clause: 'MU.10' },
      { kind: 'text', text: ')' },
    ]);
  });

  it('knows bold, italics, code and links', () => {
    const [block] = parse('**Aim:** an *eklat*, `lay r7`, [the rules](/rules/mu); 3 * 4 * 5');
    expect(block?.kind === 'paragraph' && block.children.map(({ kind }) => kind)).toEqual(['strong', 'text', 'em', 'text', 'code', 'text', 'link', 'text']);
  });

  it('makes no link that runs something, and leaves markup as text', () => {
    const [block] = parse('[a](javascript:alert(1)) [b](data:text/html,x) <img src=x onerror=alert(1)>');
    expect(block?.kind === 'paragraph' && block.children.every(({ kind }) => kind === 'text')).toBe(true);
    expect(block?.kind === 'paragraph' && plain(block.children)).toContain('<img src=x');
  });
});

describe('matching', () => {
  const blocks = parse('# G\n\nIntro.\n\n## Élan\n\n- **GG.1** red cards\n- **GG.2** blue cards\n\n## Other\n\n- **GG.3** red things\n');

  it('keeps the points that have all words, under their headings', () => {
    const found = matching(blocks, 'RED cards');
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ kind: 'heading', id: 'elan' });
    expect(found[1]).toMatchObject({ items: [{ clause: 'GG.1' }] });
  });

  it('finds a clause by its number, and everything by nothing', () => {
    expect(matching(blocks, 'gg.3')[1]).toMatchObject({ items: [{ clause: 'GG.3' }] });
    expect(matching(blocks, '  ')).toEqual(blocks);
    expect(matching(blocks, 'zebra')).toEqual([]);
  });

  it('divides a text at its headings of the second level', () => {
    expect(chapters(blocks).map((chapter) => chapter.length)).toEqual([2, 2, 2]);
  });
});
