import axe from 'axe-core';

/** Rules of WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** react-aria's list of what was said outlives what said it. */
const exclude = ['[data-live-announcer]'];

/** Sentences for each violation of WCAG 2.2 AA under `element`; empty when there is none. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run({ include: element, exclude }, { runOnly: tags, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
