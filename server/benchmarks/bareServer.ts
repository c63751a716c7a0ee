import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from '../persistence/sql.js';

// The first server that the benchmark compares with Panna: only HTTP, PostgreSQL and JSON. The parent process sends the
// SQL statement.
process.once('message', ({ text, values }: Statement) => {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
  const answer = async (response: ServerResponse) => {
    const { rows } = await pool.query<object>({ name: 'list', text, values: [...values] });
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ data: { books: { nodes: rows } } }));
  };
  const http = createServer((_request, response) => {
    answer(response).catch(() => response.writeHead(500).end());
  });
  http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));
});
