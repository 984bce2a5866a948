import type { AnswerOf, BodyOf, Endpoints } from '@routeglass/api-client/contract';
import { execute, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { createBudget } from './budget.ts';
import { withinLimits } from './limits.ts';
import { createQueries } from './queries.ts';
import { schema } from './schema.ts';

type Answer = AnswerOf<Endpoints['irrGraphql']>;
type Asked = BodyOf<Endpoints['irrGraphql']>;

const rules = [...specifiedRules, withinLimits];

/** Answers GraphQL queries about the loaded registries. Errors of a query are part of the answer; those of the database are not. */
export function createIrrService(db: Kysely<Database>) {
  return {
    async answer({ query, variables, operationName }: Asked): Promise<Answer> {
      const document = read(query);
      if (document instanceof GraphQLError) return { errors: [textOf(document)] };
      const wrong = validate(schema, document, rules, { maxErrors: 10 });
      if (wrong.length > 0) return { errors: wrong.map(textOf) };
      const { data, errors } = await execute({
        schema,
        document,
        rootValue: createQueries(db, createBudget()),
        variableValues: variables ?? null,
        operationName: operationName ?? null,
      });
      for (const { originalError } of errors ?? []) {
        if (originalError && !(originalError instanceof RangeError)) throw originalError;
      }
      return { data, ...(errors ? { errors: eachOnce(errors) } : {}) };
    },
  };
}

function read(query: string) {
  try {
    return parse(query, { maxTokens: 2000 });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** The same refusal may apply to a thousand objects. */
function eachOnce(errors: readonly GraphQLError[]): { message: string }[] {
  return [...new Set(errors.map(({ message }) => message))].map((message) => ({ message }));
}

const textOf = ({ message }: GraphQLError): { message: string } => ({ message });
