import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text of the product with its place, as `file:line`. */
export interface ProductText {
  text: string;
  place: string;
}

interface SourceFile {
  file: string;
  source: string;
}

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [
  'core/src',
  'functions/src',
  'shortcut/src',
  'web/src',
  'web/public/film',
  'local/src/film',
];
/** Words that creators, mailboxes and other sites use: they are read and not shown. */
const READ_ONLY =
  /^(?:core\/src\/contact|functions\/src\/scrape)\/|^core\/src\/inbound\/[\w-]+-words\.ts$|\/(?:list|name)-words\.ts$/;

/** A code or a class name has neither a space nor a capital at its beginning. */
const isForPeople = (text: string): boolean => /^[A-Z]| /.test(text);

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  return null;
}

/**
 * The texts of a file: the strings and the JSX text of code, without comments and imports; every
 * line of an article or of captions.
 */
export function textsOf({ file, source }: SourceFile): ProductText[] {
  if (!/\.tsx?$/.test(file))
    return source.split('\n').map((text, at) => ({ text, place: `${file}:${at + 1}` }));
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: ProductText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text && isForPeople(text)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      texts.push({ text, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return texts;
}

/** Every file that has texts of the product: its code, its articles and the captions of its film. */
export function productFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.(?:tsx?|md|vtt)$/.test(file) && !READ_ONLY.test(file))
      .filter((file) => !/(?:\.(?:test|contract)\.tsx?|README\.md)$/.test(file))
      .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') })),
  );
}
