import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Nesting such as `membersObjs` in `membersObjs`: each level may multiply the rows. */
const DEEPEST = 7;
/** Fields of a query including its fragments, counted at each use. */
const MOST_FIELDS = 200;
/** Top-level fields; each is a separate search. */
const MOST_SEARCHES = 10;

interface Weight {
  readonly fields: number;
  readonly depth: number;
  /** Fields of the selection itself, including its fragments. */
  readonly searches: number;
}

const NOTHING: Weight = { fields: 0, depth: 0, searches: 0 };

/** Refuses, before anything is read, a query that is too deep or asks for too much at once. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Weight>();
  const weightOf = (set: SelectionSetNode): Weight => set.selections.map(weightOfSelection).reduce(together, NOTHING);
  const weightOfSelection = (selection: SelectionNode): Weight => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return weightOfFragment(selection.name.value);
    const inside = selection.selectionSet ? weightOf(selection.selectionSet) : NOTHING;
    if (selection.kind === Kind.INLINE_FRAGMENT) return inside;
    return { fields: inside.fields + 1, depth: inside.depth + 1, searches: 1 };
  };
  /** Each fragment is weighed once. Otherwise nested spreads would be walked as often as they multiply. */
  const weightOfFragment = (name: string): Weight => {
    const known = fragments.get(name);
    if (known) return known;
    // A fragment that is missing or contains itself weighs nothing; other rules refuse it.
    fragments.set(name, NOTHING);
    const fragment = context.getFragment(name);
    const weight = fragment ? weightOf(fragment.selectionSet) : NOTHING;
    fragments.set(name, weight);
    return weight;
  };
  return {
    OperationDefinition(operation) {
      const { fields, depth, searches } = weightOf(operation.selectionSet);
      const refuse = (message: string): void => context.reportError(new GraphQLError(message, { nodes: operation }));
      if (fields > MOST_FIELDS) refuse(`The query asks for more than ${MOST_FIELDS} fields`);
      else if (depth > DEEPEST && !isIntrospection(operation.selectionSet))
        refuse(`The query is ${depth} levels deep; at most ${DEEPEST} are answered`);
      else if (searches > MOST_SEARCHES) refuse(`The query makes more than ${MOST_SEARCHES} searches`);
    },
  };
}

function together(a: Weight, b: Weight): Weight {
  return { fields: a.fields + b.fields, depth: Math.max(a.depth, b.depth), searches: a.searches + b.searches };
}

/** The usual introspection query is deep, but reads nothing. */
function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every((each) => each.kind === Kind.FIELD && each.name.value.startsWith('__'));
}
