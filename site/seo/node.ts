/** schema-dts lets every thing be a bare string as well; a node of a graph is an object. */
export type GraphNode<Of> = Exclude<Of, string>
