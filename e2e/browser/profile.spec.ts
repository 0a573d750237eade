import { newPerson } from '../support/person.ts';
import { removeUser } from '../support/sign-in-service.ts';
import { expect, faultyTest, startSignedIn } from './fixtures.ts';
import { sees } from './seen.ts';

faultyTest('a name is saved, until the session has ended', async ({ page }) => {
  const person = newPerson('Pia');
  await startSignedIn(page, person);
  await page.goto('/dashboard/profile?tab=profile');
  const name = page.getByLabel('Name', { exact: true });
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(name).toHaveValue(person.name);
  await name.fill('Pia Renamed');
  await save.click();
  await sees(page, 'Profile updated');
  await expect(page.locator('aside').getByText('Pia Renamed')).toBeVisible();

  await removeUser(person.email);
  await name.fill('Pia Gone');
  await save.click();
  await sees(page, 'Authentication error', 'You are not logged in');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
