import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project. Every script works from this folder. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Returns the absolute path of a file of the project.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}
