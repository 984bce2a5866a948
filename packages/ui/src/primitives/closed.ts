/** Props of a react-aria component without its doors to foreign looks: a primitive is closed by default. */
export type Closed<Props> = Omit<Props, 'className' | 'style' | 'render' | 'children' | 'id'>;

/** What every primitive hands on to its outermost element. */
export interface Host {
  readonly id?: string;
  readonly 'data-testid'?: string;
}
