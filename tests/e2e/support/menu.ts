import { expect, type Frame, type Locator, type Page } from './test.ts';
import { words } from './content.ts';
import { settled } from './page.ts';

export const PHONE = { width: 390, height: 844 };

export const toggle = (page: Page | Frame): Locator =>
  page.getByRole('button', { name: words.header.menu });
export const menu = (page: Page | Frame): Locator => page.locator('[data-site-header] nav');
export const menuLink = (page: Page, name: string): Locator =>
  menu(page).getByRole('link', { name, exact: true });

export const openMenu = async (page: Page | Frame): Promise<void> => {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await settled(page);
};

export const expectClosedMenu = async (page: Page): Promise<void> => {
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
};
