import type { Page } from '@playwright/test';

export type Step = (page: Page) => Promise<unknown>;

/** A screen in one of its states: where it is, and what a person does there to see it. */
export interface View {
  name: string;
  path: string;
  /** Done before the screen is opened, in a page of this origin. */
  before?: Step;
  open?: Step;
  /** Removes from the browser what would change the views after this one; before the routes go. */
  after?: Step;
  /** True when it exists below the product's breakpoint only. */
  isOnPhone?: boolean;
  /** True when it exists above it only. */
  isOnDesk?: boolean;
}

export const view = (
  name: string,
  path: string,
  open?: Step,
  more: Omit<View, 'name' | 'path' | 'open'> = {},
): View => ({ name, path, ...(open && { open }), ...more });

/** The address of nobody's webhook. */
export const EXAMPLE_URL = 'https://hooks.example.com/outreach';

export const click =
  (role: 'button' | 'tab' | 'link', name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();

export const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).fill(text);

/** Opens the collapsed part under a heading. */
export const unfold =
  (name: string): Step =>
  (page) =>
    page.getByText(name, { exact: true }).click();

/** One after the other. */
export const all =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** The dialog that the steps before have opened. */
export const dialog: Step = (page) =>
  page.locator('[role=dialog], [role=alertdialog]').last().waitFor();
