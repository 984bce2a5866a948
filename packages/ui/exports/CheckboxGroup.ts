export { CheckboxGroup, type CheckboxGroupProps } from '../src/primitives/CheckboxGroup/CheckboxGroup.tsx';
export { choiceDirections, type Choice, type ChoiceDirection } from '../src/primitives/Field/choice.ts';
