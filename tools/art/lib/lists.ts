/** The element at an index that is known to lie within the list; anything else is a mistake. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index} among ${list.length}`);
  return element;
}

/** The element at an index of a list that closes on itself, such as a coast. */
export function cyclicAt<T>(list: ArrayLike<T>, index: number): T {
  return at(list, ((index % list.length) + list.length) % list.length);
}
