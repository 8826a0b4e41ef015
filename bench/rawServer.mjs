// The baseline: node:http alone, which responds to every request with the number of bytes in its address.
import { createServer } from 'node:http';

const bodies = new Map();

const bodyOf = (bytes) => {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, 'a');
  bodies.set(bytes, body);
  return body;
};

const server = createServer((request, response) => {
  const body = bodyOf(Number(request.url.slice(1)));
  request.on('data', () => undefined);
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
