import { parseAsn } from '@routeglass/domain/asn';
import { useState, type ReactNode } from 'react';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { ApprovalBadge } from '../ApprovalBadge/ApprovalBadge.tsx';
import * as ruled from '../../css/ruledList.css.ts';
import * as styles from './AsConfirmationForm.css.ts';
import { networksFor, obstacleTo, offersNetworks, obstacleWords, type AsAccess, type OwnNetwork } from './asRequest.ts';

export interface AsConfirmationFormProps {
  /** Networks of the account; any other number can be typed. */
  readonly networks: readonly OwnNetwork[];
  /** Requests so far. */
  readonly accesses: readonly AsAccess[];
  /** Whether the page itself lists the requests. Default false. */
  readonly hideAccesses?: boolean;
  /** Name of a network: undefined while it is looked up, null if it has none. */
  readonly nameOf: (asn: number) => string | null | undefined;
  /** Called with the number in the field, to look up its name; null if it is not a number. */
  readonly onAsnChange?: (asn: number | null) => void;
  /** Asks the contacts of the network. */
  readonly onRequest: (asn: number) => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
}

/** Asks the contacts of a network to confirm that the reader acts for it, and shows the status. */
export function AsConfirmationForm(props: AsConfirmationFormProps) {
  const { networks, accesses, nameOf, onAsnChange, onRequest, hideAccesses = false, isPending = false, error } = props;
  const [text, setText] = useState('');
  const asn = parseAsn(text.trim());
  const found = networksFor(text, networks);
  const obstacle = obstacleTo(text, accesses, nameOf);
  // A name that is being typed is not an error yet.
  const words = obstacle === null || (obstacle === 'no number' && found.length > 0) ? null : obstacleWords[obstacle];

  const type = (next: string): void => {
    setText(next);
    onAsnChange?.(parseAsn(next.trim()) ?? null);
  };
  const submit = (): void => {
    if (asn === undefined || obstacle !== null) return;
    onRequest(asn);
    type('');
  };

  return (
    <div className={styles.root}>
      <Form label="AS confirmation" onSubmit={submit} isPending={isPending} error={error}>
        <div className={styles.line}>
          <div className={styles.field}>
            <ComboBox<number>
              label="AS number"
              placeholder="AS64512"
              description={(asn !== undefined && nameOf(asn)) || 'One of your networks, or any other.'}
              allowsCustomValue
              menuTrigger={offersNetworks(text, found) ? 'input' : 'manual'}
              isRequired
              items={found.map((each) => ({
                id: each.asn,
                name: `AS${each.asn}`,
                ...(each.name !== null && { note: <bdi>{each.name}</bdi> }),
              }))}
              inputValue={text}
              onInputChange={type}
              empty="None of yours"
              error={words ?? undefined}
            />
          </div>
          <div className={styles.send}>
            <SubmitButton isDisabled={obstacle !== null && !isPending}>Add</SubmitButton>
          </div>
        </div>
      </Form>
      {accesses.length > 0 && !hideAccesses && (
        <ul className={ruled.list} aria-label="Requested AS">
          {accesses.map((access) => (
            <li key={access.asn} className={ruled.item}>
              <Mono>{`AS${access.asn}`}</Mono>
              <span className={styles.name}>
                <bdi>{access.name}</bdi>
              </span>
              <ApprovalBadge isApproved={access.isApproved} isRejected={access.isRejected ?? false} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
