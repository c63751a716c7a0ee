import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** The documented response of routes that send a PDF file. */
export const pdfAnswer = {
  200: {
    description: 'The document as a PDF, in English. Names and titles are in their own scripts.',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
};

/** Sends a PDF file while it is being drawn. Browsers show the file, and save it under `name`. */
export function sendPdf(reply: FastifyReply, name: string, file: Readable): FastifyReply {
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(file);
}
