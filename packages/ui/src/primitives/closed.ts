/** Props of a react-aria component without those that change its look: a primitive is closed by default. */
export type Closed<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children' | 'id'>;

/** What every primitive passes to its outermost element. */
export interface Host {
  readonly id?: string;
  readonly 'data-testid'?: string;
}
