/** The first network of the rating; waits until the first start has loaded its data. */
export async function largestNetwork(origin: string): Promise<number> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${origin}/v2/as-rating?page-size=10`).then(
      (response) => (response.ok ? (response.json() as Promise<{ data: { asinfo: { asn: number } }[] }>) : undefined),
      () => undefined,
    );
    const asn = answer?.data[0]?.asinfo.asn;
    if (asn !== undefined) return asn;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${origin} has rated no network within two minutes`);
}
