/** What every element has, as attribute and as property of the same name. */
export interface EmbedElement extends HTMLElement {
  /** Address of the Routeglass server that answers, such as `https://routes.example.net`. Default: the one that served the script. */
  api: string | null;
  /** Address of the site whose pages the links lead to. Default: `api`. */
  portal: string | null;
  /** `light`, `dark`, or `system` (the default): as the visitor's system is. */
  theme: string | null;
  /** Where links open: a name of a window, such as `_blank`. Default: this one. */
  target: string | null;
}

/** Class of an element. It is registered by no one but you, unless its `define` door is imported. */
export interface EmbedElementClass<Own extends object = object> {
  new (): EmbedElement & Own;
  readonly prototype: EmbedElement & Own;
  readonly observedAttributes: readonly string[];
}

/** What a person chose. Cancel the event to do something else than follow `href`. */
export interface SelectDetail {
  /** Whole address of the chosen thing's page. */
  readonly href: string;
  /** What was chosen, where the address says it. */
  readonly type: 'autonomous-system' | 'prefix' | 'domain' | 'as-set' | 'bgp-community' | 'search' | 'page';
  /** Its number, prefix, name or text; empty for another page. */
  readonly value: string;
}

/** Why there is nothing to show. Codes are those of the API, `E_TRANSPORT` if there was no answer, `E_ELEMENT` if the element itself failed. */
export interface ErrorDetail {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** Events of every element; they bubble and leave the shadow root. */
export interface EmbedEventMap {
  /** The first data are drawn. */
  'rg-ready': CustomEvent<null>;
  /** Something was chosen; cancelable. */
  'rg-select': CustomEvent<SelectDetail>;
  /** A call or the element itself failed; the element says so itself, too. */
  'rg-error': CustomEvent<ErrorDetail>;
}
