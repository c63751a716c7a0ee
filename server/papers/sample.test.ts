import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { it } from 'vitest';
import { drawPaper } from './drawPaper.js';
import type { PaperLine } from '../domain/papers/paper.js';
const line = (n: number): PaperLine => ({
  title: [`प्रेमचंद की कहानियाँ: गोदान और निर्मला, क्षत्रिय श्रीज्ञानेश्वर ${n}`, `સરસ્વતીચંદ્ર — ગોવર્ધનરામ ત્રિપાઠી, કૃષ્ણ અને ક્ષેત્રજ્ઞ ${n}`, `A very long English title about the history of something or other in ${n} volumes, with an afterword by a famous person and “quotes” (ś, ā, ₹)`][n % 3] ?? '',
  detail: n % 2 ? 'मुंशी प्रेमचंद · Rent for 3 months' : 'Munshi Premchand', code: '4901', quantity: n, unitPrice: 24950, amount: 24950 * n,
});
it('draws', async () => {
  for (let round = 0; round < 6; round++) {
  const started = process.cpuUsage();
  const file = await buffer(await drawPaper({ kind: 'BILL_OF_SUPPLY', number: 'B/26-27/0001', issuedOn: '2026-11-27', facts: {
    from: { name: 'પન્ના ગુજરાતી સાહિત્ય પરિષદ', address: ['અમદાવાદ 380009', 'ગુજરાત'], gstin: null },
    to: { name: 'श्रीमती मीरा क्षीरसागर', address: ['१२, मरीन ड्राइव', 'Mumbai 400020', 'Maharashtra'], gstin: null },
    orderId: 'order_01h455vb4pex5vsknk084sn02q', corrects: [], placeOfSupply: null, lines: Array.from({ length: 50 }, (_, i) => line(i + 1)), taxes: [], net: 1, amount: 12495050, currency: 'INR',
  } }));
  const { user, system } = process.cpuUsage(started);
  console.log(round, (user + system) / 1000, file.length);
  await writeFile('/tmp/pdfproto/bill.pdf', file);
  }
});
