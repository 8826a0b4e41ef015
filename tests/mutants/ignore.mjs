// What `npm run mutants` leaves unchanged, and why: a fault there is found by other means, or is none.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const han = /\p{Script=Han}/u;

const textOf = (node) => {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : '';
};

const isSchema = (path) => {
  const { callee } = path.node;
  if (callee?.type !== 'MemberExpression' || callee.object.name !== 'z') return false;
  let decides = false;
  path.traverse({ Function: () => void (decides = true) });
  return !decides;
};

const reasonFor = (path) => {
  if (han.test(textOf(path.node))) return 'a text for people, read by people';
  if (path.isCallExpression() && isSchema(path))
    return 'a shape on the wire: tests/http/openapi.test.ts and the types hold it to its users';
  return undefined;
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'declarations', { shouldIgnore: reasonFor })];
