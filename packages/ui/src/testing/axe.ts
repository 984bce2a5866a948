import axe from 'axe-core';

/** Rules of WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** react-aria's live announcer keeps messages after their component is gone. */
const exclude = ['[data-live-announcer]'];

/** One sentence per violation of WCAG 2.2 AA under `element`; empty if there is none. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run({ include: element, exclude }, { runOnly: tags, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
