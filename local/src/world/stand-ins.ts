import { choosePorts } from '../emulators/choose-ports.ts';
import { startCreatorPages } from '../stand-ins/creator-pages/start-creator-pages.ts';
import { startNotion } from '../stand-ins/notion/start-notion.ts';
import { startMailbox } from '../stand-ins/mailbox/start-mailbox.ts';

const PORTS = { gateway: 8790, mailbox: 8025, smtp: 1025, notion: 8791 } as const;

/** Everything outside the product that a world brings along, on its usual ports where they are free. */
export async function startStandIns() {
  const ports = await choosePorts(PORTS);
  const pages = await startCreatorPages({ port: ports.gateway });
  const mailbox = await startMailbox({ port: ports.mailbox, smtp_port: ports.smtp });
  const notion = await startNotion({ port: ports.notion });
  return {
    gateway: pages.origin,
    mailbox: mailbox.origin,
    smtp_url: mailbox.smtp_url,
    notion: notion.origin,
    stop: async () => {
      await Promise.all([pages.stop(), mailbox.stop(), notion.stop()]);
    },
  };
}
