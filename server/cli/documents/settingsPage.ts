import { z } from 'zod';
import { SETTINGS } from '../../settings.js';
import { page, table } from './markdown.js';

/** Returns the content of docs/configuration.md. */
export function settingsPage(): string {
  return page('server/settings.ts', 'Configuration', [
    'Every setting is an environment variable. An empty variable counts as not set. A value that cannot be used stops the start with a message that names the variable.',
    table(
      ['variable', 'default', 'purpose'],
      Object.entries(SETTINGS).map(([name, setting]) => [
        `\`${name}\``,
        byDefault(setting),
        setting.meta()?.description ?? '',
      ]),
    ),
  ]);
}

function byDefault(setting: z.ZodType): string {
  if (setting instanceof z.ZodPrefault) return `\`${String(setting.def.defaultValue)}\``;
  return setting.meta()?.without ?? '';
}
