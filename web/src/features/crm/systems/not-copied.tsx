import { Note } from '../../../components/note.tsx';

/** Says that this system gets no copies yet, and where the creators are meanwhile. */
export function NotCopied({ system, isActive }: { system: string; isActive: boolean }) {
  return isActive ? (
    <Note tone="warning" title={`Creators are not copied to ${system} yet`}>
      All your creators stay in the built-in CRM, and new ones are saved there as usual.
    </Note>
  ) : (
    <Note title={`Creators are not copied to ${system} yet`}>
      You can save your settings now. All your creators are in the built-in CRM meanwhile.
    </Note>
  );
}
