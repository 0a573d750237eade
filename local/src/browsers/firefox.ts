import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, Screen } from './engine.ts';
import type { Session } from './session.ts';

function sessionOn(page: Page, end: () => Promise<void>): Session {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const found = await page.evaluateHandle(expression);
      await (found as ElementHandle).click();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    picture: async () => Buffer.from(await page.screenshot()),
    end,
  };
}

/** Firefox without a window, by WebDriver BiDi: it needs no driver beside it. */
export const firefoxEngine = (executablePath: string): Engine => ({
  name: 'Firefox',
  open: async (screen: Screen) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    const page = await browser.newPage();
    await page.setViewport(screen);
    return sessionOn(page, () => browser.close());
  },
  stop: () => Promise.resolve(),
});
