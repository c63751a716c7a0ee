import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from './mailer.js';

/**
 * Returns a mailer for a marketplace without a mail server. Each mail is written as a JSON file to the folder, where
 * the operator can read it. A mail that is sent again overwrites its earlier file.
 */
export function fileMailer(folder: string): Mailer {
  return {
    lanes: 1,
    async send(mail: Mail) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${mail.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 2));
      await rename(`${file}.part`, file);
    },
    async check() {},
    async close() {},
  };
}
