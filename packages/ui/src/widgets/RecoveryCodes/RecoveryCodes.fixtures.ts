export const codes: readonly string[] = [
  'k3m9p-x7q2w',
  'r8t4v-n6b1c',
  'h5j2l-d9f3g',
  's7w1z-y4u8i',
  'e6o3a-q5k9m',
  'p2x8v-t1r7n',
  'b4c6d-f8g2h',
  'j1l5s-w3z9y',
];
