// A minimal proxy in its own process: each connection goes to the next of the ports in the last line of its input. It
// does not read the traffic, so that it takes little time itself.
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';

let ports = [];
let turn = 0;

const server = createServer((incoming) => {
  const outgoing = connect(ports[(turn += 1) % ports.length], '127.0.0.1');
  for (const [one, other] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ]) {
    one.setNoDelay();
    one.pipe(other);
    one.on('error', () => other.destroy());
  }
});

createInterface({ input: process.stdin }).on('line', (line) => {
  ports = JSON.parse(line);
  process.stdout.write('ready\n');
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
