const chinese = /\p{Script=Han}/u;
/** What says to a user that something went wrong. */
const errorName = /^(?:error|errorMessage|failure|message|messageZh|problems?|rejected)$/;
const errorMaker = /^(?:ApiError|apiErrorAt)$/;

const nameOf = ({ type, key, name, id, callee }) =>
  ({
    Property: key?.name ?? key?.value,
    JSXAttribute: name?.name,
    VariableDeclarator: id?.name,
    NewExpression: callee?.name,
  })[type];

/** What a value is called, from the nearest name outwards; a call of a function hides it. */
const namesOf = ({ parent }) => {
  if (!parent || /Function/.test(parent.type)) return [];
  if (parent.type === 'CallExpression') return [parent.callee.name ?? ''];
  const name = nameOf(parent);
  return name === undefined ? namesOf(parent) : [name, ...namesOf(parent)];
};

const isOfError = (node) => {
  const [name = '', outer = ''] = namesOf(node);
  return errorMaker.test(name) || errorName.test(name) || (name === 'text' && outer === 'problems');
};

/** oxlint's rules for stories. */
export default {
  meta: { name: 'stories' },
  rules: {
    'errors-are-imported': {
      create: (context) => {
        const message =
          'Import this text from the messages, or make it by the rule that says it: a story shows what users see.';
        const check = (node, text) => {
          if (chinese.test(text) && isOfError(node)) context.report({ node, message });
        };
        return {
          Literal: (node) => check(node, String(node.value)),
          TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('')),
        };
      },
    },
  },
};
