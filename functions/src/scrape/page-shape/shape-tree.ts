/** A place of a page or of its data, with all places of the same name beside it merged into it. */
export interface ShapeNode {
  children: Map<string, ShapeNode>;
  /** What was found there: attribute names, or types with their lengths. */
  notes: Set<string>;
  count: number;
}

const MOST_NODES = 3000;
const MOST_NOTES = 12;

const shapeNode = (): ShapeNode => ({ children: new Map(), notes: new Set(), count: 0 });

/** A tree of at most 3,000 places; `enter` gives null for a new one when they are used up. */
export function shapeTree(): {
  root: ShapeNode;
  enter: (parent: ShapeNode, name: string) => ShapeNode | null;
} {
  let left = MOST_NODES;
  const enter = (parent: ShapeNode, name: string) => {
    const known = parent.children.get(name);
    const node = known ?? (left > 0 ? shapeNode() : null);
    if (!node) return null;
    if (!known) {
      left -= 1;
      parent.children.set(name, node);
    }
    node.count += 1;
    return node;
  };
  return { root: shapeNode(), enter };
}

export function addNote({ notes }: ShapeNode, note: string): void {
  if (notes.size < MOST_NOTES) notes.add(note);
}

/** A line for each place, two spaces deeper than the one it stands in. */
export function shapeLines(node: ShapeNode, depth = 0): string[] {
  return [...node.children].flatMap(([name, child]) => {
    const notes = [...child.notes].join(' ');
    const count = child.count > 1 ? ` ×${child.count}` : '';
    const line = `${'  '.repeat(depth)}${name}${count}${notes && `: ${notes}`}`;
    return [line, ...shapeLines(child, depth + 1)];
  });
}
