import { classes } from '../../css/classes.ts';
import { mono } from '../../css/text.css.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ApiSchema } from './apiDocument.ts';
import * as styles from './ApiExplorer.css.ts';
import { refOf, schemaLines, typeOf } from './schemaLines.ts';

interface SchemaViewProps {
  readonly schema: ApiSchema;
  readonly schemas: Readonly<Record<string, ApiSchema>>;
  /** Shared schemas already open around this one: each is expanded once. */
  readonly around?: readonly string[];
}

/** The fields of a schema. A shared schema opens below the fields that use it. */
export function SchemaView({ schema, schemas, around = [] }: SchemaViewProps) {
  const lines = schemaLines(schema);
  const shared = [...new Set([refOf(schema) ?? refOf(itemsOf(schema)), ...lines.map(({ of }) => of)])].filter(
    (name): name is string => name !== undefined && !around.includes(name) && name in schemas,
  );
  return (
    <div className={styles.stack}>
      <Text as="span" size={13} tone="muted">
        {typeOf(schema)}
      </Text>
      {lines.length > 0 && (
        <ul role="list" className={classes(styles.fields, mono)}>
          {lines.map(({ depth, name, type, isRequired }, at) => (
            <li key={at} style={{ paddingInlineStart: `${depth * 16}px` }}>
              {name}
              {!isRequired && '?'}: <span className={styles.type}>{type}</span>
            </li>
          ))}
        </ul>
      )}
      {shared.map((name) => (
        <Disclosure key={name} title={name} level={5}>
          <SchemaView schema={schemas[name] ?? {}} schemas={schemas} around={[...around, name]} />
        </Disclosure>
      ))}
    </div>
  );
}

function itemsOf(schema: ApiSchema): ApiSchema {
  const { items } = schema;
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as ApiSchema) : {};
}
