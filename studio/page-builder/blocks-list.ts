import { createContext, useContext } from 'react'
import type { ArrayOfObjectsInputProps } from 'sanity'

type Change = ArrayOfObjectsInputProps['onChange']

/** Changes the list of blocks around a row: a row by itself can change its own block only. */
export const BlocksListContext = createContext<Change | undefined>(undefined)

export const useChangeBlocks = () => useContext(BlocksListContext)
