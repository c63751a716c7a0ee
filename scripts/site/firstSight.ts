import type { Plugin, PluginOption } from 'vite';
import { together } from './chunks.ts';
import { compressed } from './compressed.ts';
import { prerendered } from './prerendered.ts';
import { rupeeSign } from './rupeeSign.ts';
import { startScript } from './startScript.ts';

/**
 * Vite plugins that build the first view of a page, before the site's code runs (docs/first-sight.md): the start
 * script, the order of files and fonts, and the rendered pages. `code` returns the plugins that compile the client.
 */
export const firstSight = (client: string, code: () => PluginOption[]): Plugin[] => [
  together,
  startScript(client),
  compressed,
  rupeeSign,
  prerendered(client, code),
];
