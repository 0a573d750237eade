import { KNOWN_BLOCKS, type Section } from './control-flow.ts';
import type { DecodedAction, DecodedShortcut } from './decoded-shortcut.ts';
import { KNOWN_ACTIONS, type Surroundings } from './known-actions.ts';
import { createMemory } from './memory.ts';
import { ShortcutCancelled, ShortcutStopped, type PhoneWorld } from './phone-world.ts';

/** How a run ended: by itself, by Cancel, or by the phone, which then shows this message. */
export type Ending =
  { kind: 'finished' } | { kind: 'cancelled' } | { kind: 'stopped'; message: string };

const PREFIX = 'is.workflow.actions.';

interface Block {
  sections: Section[];
  end: number;
}

/** The blocks by their grouping identifier. Throws for one without an end. */
function findBlocks(actions: readonly DecodedAction[]): Map<string, Block> {
  const blocks = new Map<string, Block>();
  for (const [at, { parameters }] of actions.entries()) {
    const group = parameters['GroupingIdentifier'];
    if (typeof group !== 'string') continue;
    const block = blocks.get(group) ?? { sections: [], end: -1 };
    if (parameters['WFControlFlowMode'] === 2) block.end = at;
    else block.sections.push({ at, parameters });
    blocks.set(group, block);
  }
  if ([...blocks.values()].some(({ end }) => end < 0)) throw new Error('A block without its end.');
  return blocks;
}

/** Runs one plain action and stores its output. */
async function runAction({ identifier, parameters }: DecodedAction, around: Surroundings) {
  const action = KNOWN_ACTIONS[identifier.slice(PREFIX.length)];
  if (!action || !identifier.startsWith(PREFIX)) throw new Error(`Unknown action: ${identifier}`);
  const known = ['UUID', 'CustomOutputName', ...action.parameters];
  const unknown = Object.keys(parameters).filter((key) => !known.includes(key));
  if (unknown.length > 0) throw new Error(`${identifier} does not know ${unknown.join()}.`);
  const value = await action.run(parameters, around);
  const { UUID } = parameters;
  if (typeof UUID === 'string') around.memory.setOutput(UUID, value);
}

/**
 * Runs a shortcut as the phone would, action by action. An unknown action, parameter or shape of a
 * value throws: a shortcut is never run in part.
 */
export async function runShortcut(shortcut: DecodedShortcut, world: PhoneWorld): Promise<Ending> {
  const { actions } = shortcut;
  const outputs = actions.flatMap(({ parameters: { UUID } }) =>
    typeof UUID === 'string' ? UUID : [],
  );
  const around = { memory: createMemory(world.shared, new Set(outputs)), world };
  const blocks = findBlocks(actions);

  /** The index at which to go on after the action at this one. */
  const step = async (at: number, action: DecodedAction): Promise<number> => {
    const { GroupingIdentifier: group, WFControlFlowMode: mode } = action.parameters;
    if (typeof group !== 'string') {
      await runAction(action, around);
      return at + 1;
    }
    const block = blocks.get(group);
    const findWay = KNOWN_BLOCKS[action.identifier.slice(PREFIX.length)];
    if (!block || !findWay) throw new Error(`Unknown block: ${action.identifier}`);
    // Reached once a section has run: the run goes on behind the block.
    if (mode !== 0) return block.end + 1;
    const way = findWay(block.sections, around);
    return (way === null ? block.end : (block.sections[way]?.at ?? block.end)) + 1;
  };

  try {
    for (let at = 0; at < actions.length;) {
      const action = actions[at];
      if (!action || action.identifier === `${PREFIX}exit`) break;
      at = await step(at, action);
    }
    return { kind: 'finished' };
  } catch (error) {
    if (error instanceof ShortcutCancelled) return { kind: 'cancelled' };
    if (error instanceof ShortcutStopped) return { kind: 'stopped', message: error.message };
    throw error;
  }
}
