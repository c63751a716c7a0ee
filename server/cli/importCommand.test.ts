import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataDirs } from '../testing/process/dataDirs.js';
import { GraphQLClient } from '../testing/graphqlClient.js';
import { signUpPublisher } from '../testing/people/people.js';
import { ServerProcess } from '../testing/process/serverProcess.js';

let dataDirs: DataDirs;
let dataDir: string;
let publisher: string;

beforeAll(async () => {
  ServerProcess.build();
  dataDirs = await DataDirs.prepare();
  dataDir = await dataDirs.create();
  const server = ServerProcess.spawn({ DATA_DIR: dataDir });
  ({ email: publisher } = await signUpPublisher(new GraphQLClient(await server.ready())));
  await server.end('SIGTERM');
});
afterAll(() => dataDirs.remove());

const run = (...words: string[]) => ServerProcess.run('importBooks', words, { DATA_DIR: dataDir });

async function fileOf(content: string): Promise<string> {
  const file = path.join(dataDir, 'books.csv');
  await writeFile(file, content);
  return file;
}

describe('The command line that takes in a list of books', () => {
  it('refuses a row without genre, condition and price, unless it is to make them up', async () => {
    const file = await fileOf('title,author\nGora,Rabindranath Tagore\n');

    expect(await run(file, '--publisher', publisher)).toMatch(
      /0 books added, 0 there already, 1 row refused\n {2}row 1 \(Gora\): .*\(2\)$/s,
    );
    expect(await run(file, '--publisher', publisher, '--missing', 'by-title')).toMatch(
      /1 book added, 0 there already, 0 rows refused \(0\)$/,
    );
  });

  it('says how it is used when something is wrong with that', async () => {
    expect(await run('books.csv')).toMatch(
      /^Please name a publisher by email\n.*Columns of a CSV file.*\(1\)$/s,
    );
    expect(await run('books.csv', '--publisher', publisher, '--missing', 'maybe')).toMatch(
      /^--missing takes refuse or by-title\n/,
    );
  });

  it.each(['--help', '-h'])('explains itself with %s, where there is no database', async (word) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' };
    // Resolves only if the exit code is 0.
    const said = await promisify(execFile)(process.execPath, ['build/server/cli/importBooks.js', word], {
      env,
    });
    expect(said.stdout).toContain('Columns of a CSV file');
    expect(said.stderr).toBe('');
  });
});
