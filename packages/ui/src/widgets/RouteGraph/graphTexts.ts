export const possibleRoutesText =
  'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.';

export const largeGraphText = 'Page may become unresponsive for large graphs.';
