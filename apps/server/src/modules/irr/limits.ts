import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** `membersObjs` in `membersObjs` and so on: each level may multiply the rows. */
const DEEPEST = 7;
/** Fields of a query with those of its fragments, each use counted. */
const MOST_FIELDS = 200;
/** Fields at the top: each is a search of its own. */
const MOST_SEARCHES = 10;

/** Refuses, before anything is read, a query that is too deep or asks for too much at once. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const weigh = (fields: number, depth: number, found: Weight): Weight => {
        return { fields: fields + found.fields, depth: Math.max(depth, found.depth) };
      };
      const weightOf = (set: SelectionSetNode, open: ReadonlySet<string>): Weight => {
        let weight: Weight = { fields: 0, depth: 0 };
        for (const selection of set.selections) {
          if (selection.kind === Kind.FIELD) {
            const inner = insideOf(selection, open);
            weight = weigh(weight.fields + 1, weight.depth, { fields: inner.fields, depth: inner.depth + 1 });
          } else {
            const inside =
              selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(context, selection.name.value, open);
            if (!inside) continue;
            const names = 'name' in inside ? new Set([...open, inside.name.value]) : open;
            weight = weigh(weight.fields, weight.depth, weightOf(inside.selectionSet, names));
          }
          if (weight.fields > MOST_FIELDS) return weight;
        }
        return weight;
      };
      const insideOf = (field: FieldNode, open: ReadonlySet<string>): Weight =>
        field.selectionSet ? weightOf(field.selectionSet, open) : { fields: 0, depth: 0 };

      const { fields, depth } = weightOf(operation.selectionSet, new Set());
      const refuse = (message: string): void => context.reportError(new GraphQLError(message, { nodes: operation }));
      if (fields > MOST_FIELDS) refuse(`The query asks for more than ${MOST_FIELDS} fields`);
      else if (depth > DEEPEST && !isIntrospection(operation.selectionSet))
        refuse(`The query is ${depth} levels deep; at most ${DEEPEST} are answered`);
      else if (operation.selectionSet.selections.length > MOST_SEARCHES)
        refuse(`The query makes more than ${MOST_SEARCHES} searches`);
    },
  };
}

interface Weight {
  readonly fields: number;
  readonly depth: number;
}

/** The fragment of a spread; undefined for one that is not there or that is within itself, which other rules refuse. */
function fragmentOf(
  context: ValidationContext,
  name: string,
  open: ReadonlySet<string>,
): FragmentDefinitionNode | undefined {
  return open.has(name) ? undefined : (context.getFragment(name) ?? undefined);
}

/** The usual question for the schema is deep by nature, and reads nothing. */
function isIntrospection(set: SelectionSetNode): boolean {
  return set.selections.every((each) => each.kind === Kind.FIELD && each.name.value.startsWith('__'));
}
