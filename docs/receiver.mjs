// Receives webhook deliveries of the site, and checks each signature as Standard Webhooks 1.0 describes:
//   WEBHOOK_SECRET=whsec_… PORT=8090 node docs/receiver.mjs
// Node 20 or later; no package is needed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
const toleranceSeconds = 300;
/** The received ids: a repeated one changes nothing. Store them in the same place as your orders. */
const seen = new Set();

const isSigned = (headers, body) => {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1_000 - Number(seconds)) <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!isSigned(request.headers, body)) return response.writeHead(401).end('the signature is wrong');
  const { id, type, timestamp, data } = JSON.parse(body);
  if (!seen.has(id)) console.log(timestamp, type, data.orderNo ?? '', data.status ?? '');
  seen.add(id);
  // answer within 10 seconds; do longer work afterwards
  return response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 8090), () => console.log(`http://localhost:${server.address().port}/`));
