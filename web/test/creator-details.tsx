import type { Creator } from '@vibes/core/creator/creator';
import { creatorDocument } from '@vibes/core/firestore/documents';
import { Link } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CreatorDrawer } from '../src/features/crm/details/creator-drawer.tsx';
import { ann } from './creators.ts';
import { storedDocument, writeDocument } from './memory/firestore.ts';
import { mount } from './mount.tsx';
import { writeCreators } from './write-creators.ts';

/** The details of creators, beside a link to each. */

export const drawer = page.getByRole('dialog');
export const named = (name: string) => page.getByRole('button', { name, exact: true });

export const storedCreator = (uid: string, id = 'ann') =>
  storedDocument(creatorDocument.path(uid, id));

/** Changes a creator as somebody else would, elsewhere. */
export const changeCreator = (uid: string, fields: Partial<Creator>, id = 'ann') =>
  writeDocument(creatorDocument.path(uid, id), {
    ...storedCreator(uid, id),
    ...fields,
    updated_at: new Date(),
  });

/** Opens the details of Ann, who differs in these fields. */
export async function openDetails(uid: string, fields: Partial<Creator> = {}) {
  writeCreators(uid, { ann: { ...ann, ...fields } });
  await mountDetails('ann');
  await expect.element(drawer.getByRole('heading', { level: 2, name: 'Ann Lee' })).toBeVisible();
}

export async function mountDetails(id: string, others: readonly string[] = []) {
  await mount(
    <>
      {others.map((other) => (
        <Link key={other} to={`/dashboard/crm?creator=${other}`}>
          Open {other}
        </Link>
      ))}
      <CreatorDrawer />
      {/* A press waits until what it presses has stopped moving. */}
      <style>{'* { animation: none !important; transition: none !important }'}</style>
    </>,
    { at: `/dashboard/crm?creator=${id}` },
  );
  // Once they are open, the details take the focus.
  await expect.poll(() => drawer.elements()[0]?.contains(document.activeElement)).toBe(true);
}
