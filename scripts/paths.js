import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder: every script works from there, wherever it was called. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Absolute path of something in the project.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}
