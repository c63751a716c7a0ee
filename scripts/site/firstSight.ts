import type { Plugin, PluginOption } from 'vite';
import { together } from './chunks.ts';
import { compressed } from './compressed.ts';
import { prerendered } from './prerendered.ts';
import { rupeeSign } from './rupeeSign.ts';
import { startScript } from './startScript.ts';

/**
 * Builds what a reader sees before the site runs (docs/first-sight.md): the script in the page, the order of files and
 * fonts, and the rendered pages. `code` compiles the client's files.
 */
export const firstSight = (client: string, code: () => PluginOption[]): Plugin[] => [
  together,
  startScript(client),
  compressed,
  rupeeSign,
  prerendered(client, code),
];
