import type { z } from 'zod';

/** What is wrong with settings, in one line, each fault with the setting's name. */
export const settingFaults = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [...path, message].map(String).join(': ')).join(' ');
