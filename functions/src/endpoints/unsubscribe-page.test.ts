import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The pages of a build with these settings. */
async function pagesOf(operator: object) {
  vi.stubEnv('VIBES_OPERATOR', JSON.stringify(operator));
  return import('./unsubscribe-page.ts');
}
const SET = {
  operator_name: 'Müller & Söhne <GmbH>',
  operator_address: 'Example Street 1, 10115 Berlin, Germany',
  privacy_email: 'privacy@brand.example',
};

it('name who runs the product, with the address for questions about data, on each of them', async () => {
  const { askingPage, donePage, UNKNOWN_LINK_PAGE, FAULT_PAGE } = await pagesOf(SET);
  for (const page of [askingPage('Max'), donePage(''), UNKNOWN_LINK_PAGE, FAULT_PAGE]) {
    expect(page).toContain(
      '<footer>Sent with Vibes Outreach<br>Vibes Outreach is run by Müller &amp; Söhne &lt;GmbH&gt;, Example Street 1, 10115 Berlin, Germany.',
    );
    expect(page).toContain(
      '<a href="mailto:privacy@brand.example">privacy@brand.example</a></footer>',
    );
  }
});

it('name nobody where the deployment does not', async () => {
  const { askingPage } = await pagesOf({});
  expect(askingPage('Max')).toContain('<footer>Sent with Vibes Outreach</footer>');
});

it('have one policy, whoever runs the product', async () => {
  const { PAGE_POLICY } = await pagesOf(SET);
  vi.resetModules();
  expect((await pagesOf({})).PAGE_POLICY).toBe(PAGE_POLICY);
});
