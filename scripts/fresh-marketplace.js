import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from './paths.js';

// Runs the built server on a free port, with demo data in a folder that is gone when it ends: for browser tests.
const dataDir = mkdtempSync(path.join(tmpdir(), 'panna-browser-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

Object.assign(process.env, { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_DATA: 'on' });
delete process.env.DATABASE_URL;
await import(pathToFileURL(inProject('build', 'server', 'main.js')).href);
