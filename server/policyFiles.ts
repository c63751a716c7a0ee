import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  fileNameOf,
  POLICY_KINDS,
  policyKindOf,
  readPolicy,
  type Policy,
  type PolicyKind,
} from './domain/marketplace/policy.js';

/** Thrown if the folder with the policies cannot be used. The message completes a sentence that names the setting. */
export class PolicyFileError extends Error {}

/**
 * Reads the policies in a folder, in the order of their kinds. Hidden files are ignored. Throws PolicyFileError if the
 * folder cannot be read, or contains any other file, so that a misspelt file name is noticed.
 */
export function readPolicyFiles(folder: string): Policy[] {
  const kinds = new Set(namesIn(folder).map((name) => policyKindOf(name) ?? refuseName(name)));
  if (kinds.size === 0) throw new PolicyFileError(`must be a folder with policies: ${folder} has none`);
  return POLICY_KINDS.filter((kind) => kinds.has(kind)).map((kind) => readFile(folder, kind));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    throw new PolicyFileError(`must be a folder that can be read (${String(error)})`);
  }
}

function refuseName(name: string): never {
  const known = POLICY_KINDS.map(fileNameOf).join(', ');
  throw new PolicyFileError(`must be a folder with no other files than ${known}: ${name} is none of them`);
}

function readFile(folder: string, kind: PolicyKind): Policy {
  const name = fileNameOf(kind);
  return (
    readPolicy(kind, contentOf(path.join(folder, name))) ??
    refuseFile(
      `${name} must begin with a line like "Version 1.0 of 2026-11-25", followed by a text of at most 100,000 characters`,
    )
  );
}

function contentOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    return refuseFile(`${path.basename(file)} must be a text in UTF-8 that can be read (${String(error)})`);
  }
}

function refuseFile(problem: string): never {
  throw new PolicyFileError(`must be a folder with policies: ${problem}`);
}
